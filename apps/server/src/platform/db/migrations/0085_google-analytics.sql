CREATE TABLE "ga4_connection" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"author_id" text,
	"email" text NOT NULL,
	"key" text NOT NULL,
	"key_end" text NOT NULL,
	"property_id" integer NOT NULL,
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
CREATE TABLE "ga4_day" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"sessions" integer NOT NULL,
	"engaged_sessions" integer NOT NULL,
	"key_events" double precision NOT NULL,
	"is_final" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"has_rows" boolean DEFAULT false NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"row_sessions" integer DEFAULT 0 NOT NULL,
	"other_sessions" integer DEFAULT 0 NOT NULL,
	"not_set_sessions" integer DEFAULT 0 NOT NULL,
	"has_other_row" boolean DEFAULT false NOT NULL,
	"is_thresholded" boolean DEFAULT false NOT NULL,
	"is_sampled" boolean DEFAULT false NOT NULL,
	"is_capped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ga4_day_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "ga4_page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ga4_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ga4_page_day" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"page_id" integer NOT NULL,
	"sessions" integer NOT NULL,
	"engaged_sessions" integer NOT NULL,
	"key_events" double precision NOT NULL,
	CONSTRAINT "ga4_page_day_property_id_day_page_id_pk" PRIMARY KEY("property_id","day","page_id")
);
--> statement-breakpoint
CREATE TABLE "ga4_property" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ga4_property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" text NOT NULL,
	"number" text NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"time_zone" text,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ga4_connection" ADD CONSTRAINT "ga4_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ga4_connection" ADD CONSTRAINT "ga4_connection_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ga4_connection" ADD CONSTRAINT "ga4_connection_property_id_ga4_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."ga4_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ga4_day" ADD CONSTRAINT "ga4_day_property_id_ga4_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."ga4_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ga4_page" ADD CONSTRAINT "ga4_page_property_id_ga4_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."ga4_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ga4_page_day" ADD CONSTRAINT "ga4_page_day_property_id_ga4_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."ga4_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ga4_property" ADD CONSTRAINT "ga4_property_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ga4_connection_author" ON "ga4_connection" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "ga4_connection_property" ON "ga4_connection" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "ga4_connection_due" ON "ga4_connection" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ga4_page_once" ON "ga4_page" USING btree ("property_id",md5("path"));--> statement-breakpoint
CREATE INDEX "ga4_page_day_page" ON "ga4_page_day" USING btree ("page_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "ga4_property_current" ON "ga4_property" USING btree ("workspace_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "ga4_property_workspace" ON "ga4_property" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "ga4_property_removed" ON "ga4_property" USING btree ("removed_at") WHERE removed_at is not null;