ALTER TABLE "casino"."sales" ADD COLUMN "casino_address" text;--> statement-breakpoint
ALTER TABLE "casino"."sales" ADD COLUMN "hall" jsonb;