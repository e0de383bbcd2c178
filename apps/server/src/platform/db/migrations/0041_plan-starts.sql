ALTER TABLE "payment_order" ADD COLUMN "starts_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "approve_url" text;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_term" ADD COLUMN "months" integer;--> statement-breakpoint
ALTER TABLE "plan_term" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "plan_term" ADD COLUMN "is_credited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_trial" ADD COLUMN "ended_early_at" timestamp with time zone;