CREATE INDEX CONCURRENTLY "content_search_in_workspace" ON "content" USING gin ("workspace_id","search");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "content_title_words_in_workspace" ON "content" USING gin ("workspace_id",to_tsvector('simple', regexp_replace(regexp_replace("title", '[^[:alnum:]]+', ' ', 'g'), '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "content_tags_in_workspace" ON "content" USING gin ("workspace_id","tags");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "publication_in_order" ON "publication" USING btree ("workspace_id","published_at","content_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "publication_tags_in_workspace" ON "publication" USING gin ("workspace_id","tags");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "publication_search_in_workspace" ON "publication" USING gin ("workspace_id","search");