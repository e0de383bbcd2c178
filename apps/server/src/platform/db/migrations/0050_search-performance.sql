CREATE TABLE "search_connection" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"author_id" text,
	"email" text NOT NULL,
	"key" text NOT NULL,
	"key_end" text NOT NULL,
	"property_id" integer,
	"brand_terms" text[] NOT NULL,
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
CREATE TABLE "search_day" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position_sum" double precision NOT NULL,
	"is_final" boolean NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"rows_asked_at" timestamp (3) with time zone,
	"rows_of_clicks" integer,
	"rows_of_impressions" integer,
	"rows_are_final" boolean DEFAULT false NOT NULL,
	"page_clicks" integer,
	"page_impressions" integer,
	"detail_clicks" integer,
	"detail_impressions" integer,
	"detail_rows" integer,
	"is_capped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_day_property_id_day_pk" PRIMARY KEY("property_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_detail" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"page_id" integer NOT NULL,
	"query_id" integer NOT NULL,
	"country" char(3) NOT NULL,
	"device" smallint NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position_sum" double precision NOT NULL,
	CONSTRAINT "search_detail_once" UNIQUE("property_id","day","page_id","query_id","country","device")
);
--> statement-breakpoint
CREATE TABLE "search_market_day" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"country" char(3) NOT NULL,
	"device" smallint NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position_sum" double precision NOT NULL,
	CONSTRAINT "search_market_day_property_id_day_country_device_pk" PRIMARY KEY("property_id","day","country","device")
);
--> statement-breakpoint
CREATE TABLE "search_page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_page_day" (
	"property_id" integer NOT NULL,
	"day" date NOT NULL,
	"page_id" integer NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"position_sum" double precision NOT NULL,
	CONSTRAINT "search_page_day_property_id_day_page_id_pk" PRIMARY KEY("property_id","day","page_id")
);
--> statement-breakpoint
CREATE TABLE "search_property" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "search_query" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_query_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_connection" ADD CONSTRAINT "search_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_connection" ADD CONSTRAINT "search_connection_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_connection" ADD CONSTRAINT "search_connection_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_day" ADD CONSTRAINT "search_day_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_detail" ADD CONSTRAINT "search_detail_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_market_day" ADD CONSTRAINT "search_market_day_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_page" ADD CONSTRAINT "search_page_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_page_day" ADD CONSTRAINT "search_page_day_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_property" ADD CONSTRAINT "search_property_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_query" ADD CONSTRAINT "search_query_property_id_search_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."search_property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_connection_due" ON "search_connection" USING btree ("due_at") WHERE property_id is not null;--> statement-breakpoint
CREATE INDEX "search_detail_page" ON "search_detail" USING btree ("page_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "search_page_once" ON "search_page" USING btree ("property_id",md5("url"));--> statement-breakpoint
CREATE INDEX "search_page_day_page" ON "search_page_day" USING btree ("page_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "search_property_current" ON "search_property" USING btree ("workspace_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "search_property_removed" ON "search_property" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "search_query_once" ON "search_query" USING btree ("property_id",md5("query"));