ALTER TABLE "casino"."sales" ADD COLUMN "place" jsonb;--> statement-breakpoint
CREATE INDEX "payment_notifications_order" ON "casino"."payment_notifications" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "casino"."payments" USING btree ("order_id");