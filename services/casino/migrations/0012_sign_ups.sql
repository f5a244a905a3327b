CREATE TABLE "casino"."sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "casino"."tokens" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "casino"."sign_ups" USING btree ("email_key");--> statement-breakpoint
ALTER TABLE "casino"."tokens" ADD CONSTRAINT "tokens_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "casino"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tokens_sign_up" ON "casino"."tokens" USING btree ("sign_up_id");