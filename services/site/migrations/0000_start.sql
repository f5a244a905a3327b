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
	"version" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "site"."search_index" VALUES (1, 0, -1);
--> statement-breakpoint
CREATE SEQUENCE "site"."search_generations" AS integer START WITH 1;
--> statement-breakpoint
CREATE TABLE "site"."search_documents" (
	"id" bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
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
	"days" jsonb NOT NULL,
	"hours" jsonb,
	"shown" jsonb NOT NULL,
	"plain" text NOT NULL,
	"vocabulary" text[] NOT NULL,
	"head" tsvector NOT NULL,
	"words" tsvector NOT NULL,
	PRIMARY KEY ("generation", "locale", "uuid")
);
--> statement-breakpoint
CREATE INDEX "search_documents_fr" ON "site"."search_documents" USING gin ("words") WITH (fastupdate = off) WHERE "locale" = 'fr';
--> statement-breakpoint
CREATE INDEX "search_documents_en" ON "site"."search_documents" USING gin ("words") WITH (fastupdate = off) WHERE "locale" = 'en';
--> statement-breakpoint
CREATE TABLE "site"."search_places" (
	"generation" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	PRIMARY KEY ("generation", "latitude", "longitude")
);
--> statement-breakpoint
CREATE INDEX "search_places_earth" ON "site"."search_places" USING gist (ll_to_earth("latitude", "longitude"));
--> statement-breakpoint
CREATE TABLE "site"."search_changes" (
	"generation" integer NOT NULL,
	"version" bigint NOT NULL,
	"uuid" text NOT NULL,
	PRIMARY KEY ("generation", "version", "uuid")
);
--> statement-breakpoint
CREATE TABLE "site"."search_words" (
	"generation" integer NOT NULL,
	"locale" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"documents" integer NOT NULL,
	PRIMARY KEY ("generation", "locale", "word")
);
--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "site"."search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate = off);
