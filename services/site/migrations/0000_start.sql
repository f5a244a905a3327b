CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;
--> statement-breakpoint
CREATE SCHEMA "site";
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "site"."fr" (COPY = pg_catalog.french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "site"."fr" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION "site"."en" (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION "site"."en" ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TABLE "site"."search_index" (
	"id" integer PRIMARY KEY CHECK ("id" = 1),
	"generation" integer NOT NULL,
	"version" bigint NOT NULL,
	"building_until" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "site"."search_index" VALUES (1, 0, -1, NULL);
--> statement-breakpoint
CREATE SEQUENCE "site"."search_generations" AS integer START WITH 1;
--> statement-breakpoint
CREATE TABLE "site"."search_documents" (
	"generation" integer NOT NULL,
	"locale" text NOT NULL,
	"uuid" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"town" text NOT NULL,
	"category" text,
	"stars" text,
	"experiences" text[] NOT NULL,
	"price" double precision,
	"latitude" double precision,
	"longitude" double precision,
	"days" datemultirange,
	"ends_on" date,
	"hours" jsonb,
	"shown" jsonb NOT NULL,
	"plain" text NOT NULL,
	"words" tsvector NOT NULL,
	PRIMARY KEY ("generation", "locale", "uuid")
);
--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "site"."search_documents" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_documents_plain" ON "site"."search_documents" USING gin ("plain" gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "site"."search_words" (
	"generation" integer NOT NULL,
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"documents" integer NOT NULL,
	PRIMARY KEY ("generation", "locale", "word")
);
--> statement-breakpoint
CREATE INDEX "search_words_word" ON "site"."search_words" USING gin ("word" gin_trgm_ops);
