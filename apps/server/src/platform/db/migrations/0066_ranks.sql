CREATE TABLE "rank_budget" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"monthly_pages" integer NOT NULL,
	"month" date NOT NULL,
	"used" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_check" (
	"tracker_id" uuid NOT NULL,
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"results" smallint,
	"features" text[],
	"sites" jsonb NOT NULL,
	"problem" text,
	CONSTRAINT "rank_check_tracker_id_day_keyword_pk" PRIMARY KEY("tracker_id","day","keyword")
);
--> statement-breakpoint
CREATE TABLE "rank_tracker" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"device" text,
	"depth" smallint NOT NULL,
	"rhythm" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_checking" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"problem" text,
	"problem_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "rank_budget" ADD CONSTRAINT "rank_budget_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_check" ADD CONSTRAINT "rank_check_tracker_id_rank_tracker_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "public"."rank_tracker"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_tracker" ADD CONSTRAINT "rank_tracker_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_tracker" ADD CONSTRAINT "rank_tracker_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rank_check_day" ON "rank_check" USING btree ("day");--> statement-breakpoint
CREATE INDEX "rank_tracker_workspace" ON "rank_tracker" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "rank_tracker_author" ON "rank_tracker" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "rank_tracker_due" ON "rank_tracker" USING btree ("due_at");