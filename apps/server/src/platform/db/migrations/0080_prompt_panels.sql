CREATE TABLE "prompt_answer" (
	"run_id" uuid NOT NULL,
	"question" smallint NOT NULL,
	"repeat" smallint NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"text" text,
	"problem" text,
	"brands" smallint[] NOT NULL,
	"urls" text[] NOT NULL,
	"tokens_in" integer,
	"tokens_out" integer,
	"cost" double precision,
	CONSTRAINT "prompt_answer_run_id_question_repeat_pk" PRIMARY KEY("run_id","question","repeat")
);
--> statement-breakpoint
CREATE TABLE "prompt_panel" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"repeats" smallint NOT NULL,
	"questions" text[] NOT NULL,
	"own_names" text[] NOT NULL,
	"competitors" jsonb NOT NULL,
	"next_run_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "prompt_run" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"panel_id" uuid NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"model" text NOT NULL,
	"repeats" smallint NOT NULL,
	"questions" text[] NOT NULL,
	"own_names" text[] NOT NULL,
	"competitors" jsonb NOT NULL,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "prompt_answer" ADD CONSTRAINT "prompt_answer_run_id_prompt_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."prompt_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_panel" ADD CONSTRAINT "prompt_panel_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_panel" ADD CONSTRAINT "prompt_panel_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_run" ADD CONSTRAINT "prompt_run_panel_id_prompt_panel_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."prompt_panel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_panel_workspace" ON "prompt_panel" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "prompt_panel_author" ON "prompt_panel" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "prompt_panel_due" ON "prompt_panel" USING btree ("next_run_at") WHERE next_run_at is not null;--> statement-breakpoint
CREATE INDEX "prompt_run_newest" ON "prompt_run" USING btree ("panel_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prompt_run_age" ON "prompt_run" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "prompt_run_due" ON "prompt_run" USING btree ("due_at") WHERE due_at is not null;