CREATE TABLE "casino"."card_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casino"."card_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"card_number" text NOT NULL,
	"code_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"proof_hash" text,
	"proven_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "card_verifications_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "card_verifications_proofHash_unique" UNIQUE("proof_hash")
);
--> statement-breakpoint
ALTER TABLE "casino"."card_keys" ADD CONSTRAINT "card_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "casino"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino"."card_verifications" ADD CONSTRAINT "card_verifications_card_number_cards_number_fk" FOREIGN KEY ("card_number") REFERENCES "casino"."cards"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_keys_account" ON "casino"."card_keys" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "card_verifications_card" ON "casino"."card_verifications" USING btree ("card_number","created_at");