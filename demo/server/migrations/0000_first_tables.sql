CREATE TABLE "cars" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint NOT NULL,
	"mileage_km" integer NOT NULL,
	"fuel" text NOT NULL,
	"body" text NOT NULL,
	"drive" text NOT NULL,
	"transmission" text NOT NULL,
	"range_km" integer,
	"color" text NOT NULL,
	"color_hex" text NOT NULL,
	"price" integer NOT NULL,
	"zone" smallint NOT NULL,
	"port" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cars_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "makes" (
	"value" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "models" (
	"make" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "models_make_value_pk" PRIMARY KEY("make","value")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_make_model_models_make_value_fk" FOREIGN KEY ("make","model") REFERENCES "public"."models"("make","value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_make_makes_value_fk" FOREIGN KEY ("make") REFERENCES "public"."makes"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cars_make_model_created_idx" ON "cars" USING btree ("make","model","created_at");--> statement-breakpoint
CREATE INDEX "cars_make_created_idx" ON "cars" USING btree ("make","created_at");--> statement-breakpoint
CREATE INDEX "cars_make_price_idx" ON "cars" USING btree ("make","price");--> statement-breakpoint
CREATE INDEX "cars_price_idx" ON "cars" USING btree ("price");--> statement-breakpoint
CREATE INDEX "cars_created_idx" ON "cars" USING btree ("created_at");