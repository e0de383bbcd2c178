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
ALTER TABLE "report" ADD CONSTRAINT "report_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_link" ADD CONSTRAINT "report_link_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_of_workspace" ON "report" USING btree ("workspace_id","created_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "report_author" ON "report" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "report_by_workspace" ON "report" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_removed" ON "report" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "report_link_of_report" ON "report_link" USING btree ("report_id","created_at");--> statement-breakpoint
CREATE INDEX "report_link_workspace" ON "report_link" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "report_link_author" ON "report_link" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "report_link_expires" ON "report_link" USING btree ("expires_at");