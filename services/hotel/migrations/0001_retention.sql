ALTER TABLE "hotel"."accounts" ADD COLUMN "last_login_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hotel"."accounts" ADD COLUMN "inactivity_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hotel"."answers" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "hotel"."profiles" ADD COLUMN "birth_date_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hotel"."answers" ADD CONSTRAINT "answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "hotel"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_account" ON "hotel"."answers" USING btree ("account_id");