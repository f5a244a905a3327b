ALTER TABLE "site"."search_index" ADD COLUMN "fingerprint" text NOT NULL DEFAULT '';
