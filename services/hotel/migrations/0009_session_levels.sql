ALTER TABLE "hotel"."sessions" ADD COLUMN "is_by_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hotel"."sessions" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "hotel"."sessions" SET "proven_at" = "created_at";