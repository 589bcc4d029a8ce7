CREATE INDEX "cars_body_idx" ON "cars" USING btree ("body");--> statement-breakpoint
CREATE INDEX "cars_fuel_idx" ON "cars" USING btree ("fuel");--> statement-breakpoint
CREATE INDEX "cars_zone_idx" ON "cars" USING btree ("zone");--> statement-breakpoint
CREATE INDEX "cars_year_idx" ON "cars" USING btree ("year");