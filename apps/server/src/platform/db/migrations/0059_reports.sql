CREATE TABLE "report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"client_name" text NOT NULL,
	"language" text NOT NULL,
	"document" json NOT NULL,
	"is_for_clients" boolean NOT NULL,
	"data_from" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_opened_at" timestamp (3) with time zone,
	"times_opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_link_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "report_recipient" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"schedule_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"off_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "report_recipient_address" UNIQUE("schedule_id","email")
);
--> statement-breakpoint
CREATE TABLE "report_schedule" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"report_id" uuid NOT NULL,
	"author_id" text,
	"cadence" text NOT NULL,
	"time_zone" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "report_schedule_report" UNIQUE("report_id")
);
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipient" ADD CONSTRAINT "report_recipient_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_recipient" ADD CONSTRAINT "report_recipient_schedule_id_report_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_of_workspace" ON "report" USING btree ("workspace_id","created_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "report_author" ON "report" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "report_by_workspace" ON "report" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_removed" ON "report" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "report_link_of_report" ON "report_link" USING btree ("report_id","created_at");--> statement-breakpoint
CREATE INDEX "report_link_workspace" ON "report_link" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_link_author" ON "report_link" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "report_link_expires" ON "report_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "report_recipient_workspace" ON "report_recipient" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_recipient_email" ON "report_recipient" USING btree ("email");--> statement-breakpoint
CREATE INDEX "report_schedule_workspace" ON "report_schedule" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_schedule_author" ON "report_schedule" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "report_schedule_due" ON "report_schedule" USING btree ("due_at") WHERE stopped_at is null;