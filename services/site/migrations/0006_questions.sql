-- A page's questions are documents of their own; synonyms are those of the version that the index reflects.
ALTER TABLE "site"."search_documents" ADD COLUMN "part" text NOT NULL DEFAULT '';
--> statement-breakpoint
ALTER TABLE "site"."search_documents" DROP CONSTRAINT "search_documents_pkey";
--> statement-breakpoint
ALTER TABLE "site"."search_documents" ADD PRIMARY KEY ("generation", "locale", "uuid", "part");
--> statement-breakpoint
ALTER TABLE "site"."search_index" ADD COLUMN "synonyms" jsonb NOT NULL DEFAULT '{}';
