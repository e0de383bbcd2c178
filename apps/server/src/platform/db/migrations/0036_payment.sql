CREATE TABLE "payment_capture" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer,
	"currency" text NOT NULL,
	"is_right" boolean NOT NULL,
	"is_reversed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"capture_id" text NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"headers" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_grant" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"capture_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_grant_capture_id_unique" UNIQUE("capture_id")
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text,
	"buyer_id" text,
	"provider_id" text,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"payer_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"capture_asked_at" timestamp with time zone,
	"refund_asked_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"look_at" timestamp with time zone,
	CONSTRAINT "payment_order_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "payment_webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_webhook_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "plan_term" (
	"workspace_id" text NOT NULL,
	"number" integer NOT NULL,
	"plan" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_term_workspace_id_number_pk" PRIMARY KEY("workspace_id","number")
);
--> statement-breakpoint
ALTER TABLE "payment_capture" ADD CONSTRAINT "payment_capture_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_grant" ADD CONSTRAINT "payment_grant_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_buyer_id_user_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_term" ADD CONSTRAINT "plan_term_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_capture_order" ON "payment_capture" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_dispute_capture" ON "payment_dispute" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "payment_event_age" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_order_newest" ON "payment_order" USING btree ("workspace_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payment_order_look" ON "payment_order" USING btree ("look_at") WHERE look_at is not null;