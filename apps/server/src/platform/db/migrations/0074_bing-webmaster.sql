CREATE TABLE "bing_connection" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"author_id" text,
	"key" text NOT NULL,
	"key_end" text NOT NULL,
	"site" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_pulling" boolean DEFAULT false NOT NULL,
	"pulled_at" timestamp (3) with time zone,
	"problem" text,
	"problem_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bing_day" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	CONSTRAINT "bing_day_workspace_id_day_pk" PRIMARY KEY("workspace_id","day")
);
--> statement-breakpoint
CREATE TABLE "bing_week" (
	"workspace_id" text NOT NULL,
	"week" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position_sum" double precision
);
--> statement-breakpoint
ALTER TABLE "bing_connection" ADD CONSTRAINT "bing_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bing_connection" ADD CONSTRAINT "bing_connection_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bing_day" ADD CONSTRAINT "bing_day_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bing_week" ADD CONSTRAINT "bing_week_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bing_connection_author" ON "bing_connection" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "bing_connection_due" ON "bing_connection" USING btree ("due_at") WHERE site is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bing_week_once" ON "bing_week" USING btree ("workspace_id","kind","week",md5("name"));