CREATE TABLE "site"."logins" (
	"session_id" uuid NOT NULL,
	"programme" text NOT NULL,
	"account_id" text NOT NULL,
	"sealed_token" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "logins_session_id_programme_pk" PRIMARY KEY("session_id","programme")
);
--> statement-breakpoint
CREATE TABLE "site"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"persistent" boolean NOT NULL,
	"auth_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "site"."logins" ADD CONSTRAINT "logins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "site"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_account" ON "site"."logins" USING btree ("programme","account_id");--> statement-breakpoint
CREATE INDEX "logins_expiry" ON "site"."logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_auth" ON "site"."sessions" USING btree ("auth_at");