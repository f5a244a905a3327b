ALTER TABLE "site"."search_index" DROP COLUMN "building_until";
--> statement-breakpoint
ALTER TABLE "site"."search_documents" ADD COLUMN "vocabulary" text[] NOT NULL DEFAULT '{}';
