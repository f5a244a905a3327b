CREATE TABLE "casino"."terminals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"casino" text NOT NULL,
	"name" text NOT NULL,
	"code_hash" text,
	"code_ends_at" timestamp (3) with time zone,
	"token_hash" text,
	"previous_hash" text,
	"rotated_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "terminals_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "terminals_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "terminals_previousHash_unique" UNIQUE("previous_hash")
);
