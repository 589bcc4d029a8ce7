DROP INDEX "cars_make_model_created_idx";--> statement-breakpoint
DROP INDEX "cars_make_created_idx";--> statement-breakpoint
DROP INDEX "cars_make_price_idx";--> statement-breakpoint
DROP INDEX "cars_price_idx";--> statement-breakpoint
DROP INDEX "cars_created_idx";--> statement-breakpoint
DROP INDEX "cars_make_idx";--> statement-breakpoint
DROP INDEX "cars_body_idx";--> statement-breakpoint
DROP INDEX "cars_fuel_idx";--> statement-breakpoint
DROP INDEX "cars_zone_idx";--> statement-breakpoint
DROP INDEX "cars_year_idx";--> statement-breakpoint
DROP INDEX "cars_facets_idx";--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "cars" SET "is_held" = true WHERE "goods_id" IN (SELECT "goods_id" FROM "car_holds");--> statement-breakpoint
ALTER TABLE "seller_applications" ADD COLUMN "mail_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "cars_make_model_created_idx" ON "cars" USING btree ("make","model","created_at") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_make_created_idx" ON "cars" USING btree ("make","created_at") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_make_price_idx" ON "cars" USING btree ("make","price") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_price_idx" ON "cars" USING btree ("price") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_created_idx" ON "cars" USING btree ("created_at") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_make_idx" ON "cars" USING btree ("make") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_body_idx" ON "cars" USING btree ("body") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_fuel_idx" ON "cars" USING btree ("fuel") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_zone_idx" ON "cars" USING btree ("zone") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_year_idx" ON "cars" USING btree ("year") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_facets_idx" ON "cars" USING btree ("make","model","body","fuel","zone","year","price") WHERE not "cars"."is_held";