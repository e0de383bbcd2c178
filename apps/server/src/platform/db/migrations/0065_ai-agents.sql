CREATE TABLE "ai_log_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"site" text NOT NULL,
	"file_name" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"lines" integer NOT NULL,
	"hits" integer NOT NULL,
	"already_counted" integer NOT NULL,
	"not_understood" integer NOT NULL,
	"other_site" integer NOT NULL,
	"too_old" integer NOT NULL,
	"not_counted" integer NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_log_line" (
	"workspace_id" text NOT NULL,
	"hash" bigint NOT NULL,
	"day" date NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "ai_log_line_workspace_id_hash_pk" PRIMARY KEY("workspace_id","hash")
);
--> statement-breakpoint
CREATE TABLE "ai_log_visit" (
	"import_id" uuid NOT NULL,
	"day" date NOT NULL,
	"agent" text NOT NULL,
	"identity" text NOT NULL,
	"path" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "ai_log_visit_import_id_day_agent_identity_path_pk" PRIMARY KEY("import_id","day","agent","identity","path")
);
--> statement-breakpoint
CREATE TABLE "ai_visit" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	"agent" text NOT NULL,
	"identity" text NOT NULL,
	"path" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "ai_visit_workspace_id_day_agent_identity_path_pk" PRIMARY KEY("workspace_id","day","agent","identity","path")
);
--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "blocks_ai_training" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "blocks_ai_search" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "blocks_ai_users" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "has_llms_txt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_log_import" ADD CONSTRAINT "ai_log_import_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_log_import" ADD CONSTRAINT "ai_log_import_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_log_line" ADD CONSTRAINT "ai_log_line_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_log_line" ADD CONSTRAINT "ai_log_line_import_id_ai_log_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."ai_log_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_log_visit" ADD CONSTRAINT "ai_log_visit_import_id_ai_log_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."ai_log_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_visit" ADD CONSTRAINT "ai_visit_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_log_import_workspace" ON "ai_log_import" USING btree ("workspace_id","site");--> statement-breakpoint
CREATE INDEX "ai_log_import_author" ON "ai_log_import" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "ai_log_line_import" ON "ai_log_line" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "ai_log_line_day" ON "ai_log_line" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ai_log_visit_day" ON "ai_log_visit" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ai_log_visit_paged" ON "ai_log_visit" USING btree ("day") WHERE path <> '';--> statement-breakpoint
CREATE INDEX "ai_visit_day" ON "ai_visit" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ai_visit_paged" ON "ai_visit" USING btree ("day") WHERE path <> '';