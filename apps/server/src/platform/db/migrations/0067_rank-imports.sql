CREATE TABLE "rank_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"file_name" text NOT NULL,
	"tool" text NOT NULL,
	"site" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_import_row" (
	"import_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"keyword" text NOT NULL,
	"day" date NOT NULL,
	"position" smallint,
	"url" text,
	"volume" integer,
	"country" text,
	"device" text,
	CONSTRAINT "rank_import_row_import_id_ordinal_pk" PRIMARY KEY("import_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "rank_import" ADD CONSTRAINT "rank_import_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_import" ADD CONSTRAINT "rank_import_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_import_row" ADD CONSTRAINT "rank_import_row_import_id_rank_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."rank_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rank_import_newest" ON "rank_import" USING btree ("workspace_id","imported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rank_import_author" ON "rank_import" USING btree ("author_id") WHERE author_id is not null;