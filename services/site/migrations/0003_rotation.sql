ALTER TABLE "site"."sessions" ADD COLUMN "rotation" text;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD COLUMN "previous_id" text;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD COLUMN "previous_secret_hash" text;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD COLUMN "previous_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site"."sessions" ADD CONSTRAINT "sessions_previousId_unique" UNIQUE("previous_id");