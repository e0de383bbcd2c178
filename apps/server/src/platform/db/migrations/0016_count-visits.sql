CREATE TABLE "visit" (
	"content_id" uuid NOT NULL,
	"load" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visit_load_number_pk" PRIMARY KEY("load","number")
);
--> statement-breakpoint
CREATE TABLE "visit_day" (
	"workspace_id" text NOT NULL,
	"content_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" bigint NOT NULL,
	"engaged_seconds" bigint NOT NULL,
	"conversions" bigint NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "visit_day_content_id_day_pk" PRIMARY KEY("content_id","day")
);
--> statement-breakpoint
CREATE TABLE "visit_hour" (
	"content_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"views" bigint NOT NULL,
	"engaged_seconds" bigint NOT NULL,
	"conversions" bigint NOT NULL,
	CONSTRAINT "visit_hour_content_id_hour_pk" PRIMARY KEY("content_id","hour")
);
--> statement-breakpoint
CREATE TABLE "visit_site_day" (
	"workspace_id" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" bigint NOT NULL,
	"engaged_seconds" bigint NOT NULL,
	"conversions" bigint NOT NULL,
	CONSTRAINT "visit_site_day_workspace_id_day_source_pk" PRIMARY KEY("workspace_id","day","source")
);
--> statement-breakpoint
CREATE TABLE "visit_source_day" (
	"content_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "visit_source_day_content_id_day_source_pk" PRIMARY KEY("content_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_day" ADD CONSTRAINT "visit_day_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_day" ADD CONSTRAINT "visit_day_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_hour" ADD CONSTRAINT "visit_hour_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_site_day" ADD CONSTRAINT "visit_site_day_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_source_day" ADD CONSTRAINT "visit_source_day_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_by_time" ON "visit" USING brin ("at");--> statement-breakpoint
CREATE INDEX "visit_conversions" ON "visit" USING btree ("content_id","at") WHERE kind = 'conversion';--> statement-breakpoint
CREATE INDEX "visit_day_by_workspace" ON "visit_day" USING btree ("workspace_id","day");--> statement-breakpoint
CREATE INDEX "visit_day_uncounted" ON "visit_day" USING btree ("content_id") WHERE not is_counted;