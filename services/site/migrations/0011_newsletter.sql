CREATE TABLE "site"."newsletter_mailings" (
	"key" text PRIMARY KEY NOT NULL,
	"mailing" jsonb NOT NULL,
	"cursor" uuid,
	"recipients" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."newsletter_proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"themes" jsonb NOT NULL,
	"locale" text NOT NULL,
	"reference" text,
	"consent_text" text,
	"consent_version" text,
	"page" text,
	"utm" jsonb,
	CONSTRAINT "newsletter_proofs_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "site"."newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"themes" jsonb NOT NULL,
	"locale" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscriptions_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
ALTER TABLE "site"."mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "site"."newsletter_proofs" ADD CONSTRAINT "newsletter_proofs_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "site"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_proofs_subscription" ON "site"."newsletter_proofs" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state" ON "site"."newsletter_subscriptions" USING btree ("state","id");