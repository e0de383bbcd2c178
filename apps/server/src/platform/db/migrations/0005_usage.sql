CREATE TABLE "usage_counter" (
	"workspace_id" text NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_counter_workspace_id_month_kind_pk" PRIMARY KEY("workspace_id","month","kind")
);
--> statement-breakpoint
CREATE TABLE "usage_reservation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"requests" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_plan" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "runner" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "runs_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "usage_counter" ADD CONSTRAINT "usage_counter_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_reservation" ADD CONSTRAINT "usage_reservation_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_plan" ADD CONSTRAINT "workspace_plan_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_reservation_workspace" ON "usage_reservation" USING btree ("workspace_id","month","kind");--> statement-breakpoint
CREATE INDEX "usage_reservation_seen" ON "usage_reservation" USING btree ("seen_at");