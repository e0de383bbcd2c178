CREATE TABLE "page_speed_connection" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"author_id" text,
	"key" text NOT NULL,
	"key_end" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"origin" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"is_checking" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"problem" text,
	"problem_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone,
	"calls_day" date,
	"calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_speed_record" (
	"target_id" integer NOT NULL,
	"device" smallint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"lcp" integer,
	"lcp_good" real,
	"inp" integer,
	"inp_good" real,
	"cls" real,
	"cls_good" real,
	CONSTRAINT "page_speed_record_target_id_device_last_day_pk" PRIMARY KEY("target_id","device","last_day")
);
--> statement-breakpoint
CREATE TABLE "page_speed_target" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_speed_target_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"workspace_id" text NOT NULL,
	"url" text NOT NULL,
	"is_origin" boolean DEFAULT false NOT NULL,
	"known_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"has_phone" boolean DEFAULT false NOT NULL,
	"has_desktop" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_speed_connection" ADD CONSTRAINT "page_speed_connection_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_speed_connection" ADD CONSTRAINT "page_speed_connection_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_speed_record" ADD CONSTRAINT "page_speed_record_target_id_page_speed_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."page_speed_target"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_speed_target" ADD CONSTRAINT "page_speed_target_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_speed_connection_author" ON "page_speed_connection" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "page_speed_connection_due" ON "page_speed_connection" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "page_speed_record_day" ON "page_speed_record" USING btree ("last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "page_speed_target_once" ON "page_speed_target" USING btree ("workspace_id","is_origin",md5("url"));--> statement-breakpoint
CREATE INDEX "page_speed_target_known" ON "page_speed_target" USING btree ("known_at");