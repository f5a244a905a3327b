ALTER TABLE "content"."releases" ADD COLUMN "approver_id" text;--> statement-breakpoint
ALTER TABLE "content"."releases" ADD COLUMN "approver_name" text;--> statement-breakpoint
ALTER TABLE "content"."story_schedulings" ADD COLUMN "version" json;--> statement-breakpoint
ALTER TABLE "content"."story_schedulings" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "content"."story_versions" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "content"."api_keys" ADD COLUMN "ends_at" timestamp (3) with time zone DEFAULT now() + interval '90 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."api_keys" ADD COLUMN "addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."api_keys" ADD COLUMN "warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content"."webhook_endpoints" ADD COLUMN "shared_until" timestamp (3) with time zone DEFAULT now() + interval '90 days';--> statement-breakpoint
ALTER TABLE "content"."webhook_endpoints" ADD COLUMN "previous_secret" text;--> statement-breakpoint
ALTER TABLE "content"."webhook_endpoints" ADD COLUMN "previous_until" timestamp (3) with time zone;