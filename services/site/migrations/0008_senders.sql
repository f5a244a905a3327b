ALTER TABLE "site"."requests" ADD COLUMN "email_key" text;--> statement-breakpoint
UPDATE "site"."requests" SET "email_key" = lower("answers"->>'email');--> statement-breakpoint
ALTER TABLE "site"."requests" ALTER COLUMN "email_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_email" ON "site"."requests" USING btree ("email_key");
