CREATE UNIQUE INDEX CONCURRENTLY "visit_before_pk" ON "visit" USING btree ("load","number","day");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "visit_before_content_kind" ON "visit" USING btree ("content_id","kind");
