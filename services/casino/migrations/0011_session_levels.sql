CREATE TABLE "casino"."contested_limits" (
	"limit_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casino"."noted_sponsors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "casino"."card_keys_account";--> statement-breakpoint
ALTER TABLE "casino"."sessions" ADD COLUMN "is_by_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "casino"."sessions" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "casino"."card_keys" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "casino"."limits" ADD COLUMN "is_by_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "casino"."contested_limits" ADD CONSTRAINT "contested_limits_limit_id_limits_id_fk" FOREIGN KEY ("limit_id") REFERENCES "casino"."limits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino"."noted_sponsors" ADD CONSTRAINT "noted_sponsors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "casino"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino"."card_keys" ADD CONSTRAINT "card_keys_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "casino"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino"."card_keys" ADD CONSTRAINT "card_keys_sessionHash_unique" UNIQUE("session_hash");--> statement-breakpoint
DELETE FROM "casino"."card_keys" WHERE "session_hash" IS NULL;