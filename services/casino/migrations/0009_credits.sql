CREATE TABLE "casino"."payment_credits" (
	"uuid" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "casino"."receipts_once";--> statement-breakpoint
ALTER TABLE "casino"."registrations" ADD COLUMN "kept_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "casino"."payment_credits" ADD CONSTRAINT "payment_credits_order_id_payment_attempts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "casino"."payment_attempts"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_credits_order" ON "casino"."payment_credits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_registration" ON "casino"."receipts" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_once" ON "casino"."receipts" USING btree ("registration_id") WHERE "casino"."receipts"."kind" = 'receipt';