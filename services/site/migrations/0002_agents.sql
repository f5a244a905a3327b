ALTER TABLE "site"."sessions" ADD COLUMN "browser" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD COLUMN "system" text DEFAULT 'other' NOT NULL;