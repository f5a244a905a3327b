DROP INDEX "casino"."payment_attempts_open";--> statement-breakpoint
CREATE INDEX "payment_attempts_check" ON "casino"."payment_attempts" USING btree ("check_at");