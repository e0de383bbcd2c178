CREATE TABLE "revision_change" (
	"content_id" uuid NOT NULL,
	"from_revision" integer NOT NULL,
	"to_revision" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "revision_change_content_id_from_revision_to_revision_pk" PRIMARY KEY("content_id","from_revision","to_revision")
);
--> statement-breakpoint
ALTER TABLE "revision_change" ADD CONSTRAINT "revision_change_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;