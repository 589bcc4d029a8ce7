/** What else drivers and shoppers look for. Even if the shop doesn't sell it, it isn't a typo of what the shop sells. */
const NAMES = `
  absorber accessory adapter alarm alternator amplifier antenna antifreeze armrest awning axle balm bandage basket
  bathtub battery beanie bearing bedding belt bench bike binder blade blanket blender blinker blouse board book booster
  boots bottle bowl bracelet bracket brake bread broom brush bucket bulb bumper bushing button cable calendar caliper
  camera candle canopy carburetor carpet ceiling chain chair chamois chandelier charger clamp cleaner clock clutch
  coaster coat coffee compass compressor condenser console converter coolant cooler counter cover cradle crate crib
  curtain cushion cutter cylinder dashboard deodorizer desk detergent dish dishwasher doll door drawer dress drill driver
  drone dryer duster earbuds earring engine exhaust extinguisher fabric faucet fender filter flashlight flask floor fluid
  foam fork frame freezer freshener fridge fryer funnel fuse gasket gauge gearbox generator glass glasses glove glue grease
  grill grille guitar hammer handle hanger harness hatch headlight headphone headset heater hinge hitch holder hood hook
  horn hose ignition inflator injector ink inverter jersey jewelry juicer keyboard knife ladder lantern laser leash lens light
  liner linen lipstick lock lotion lubricant luggage magnet manual mask mattress microphone microscope microwave mirror
  mixer monitor moped motor mouse mower muffler nail napkin necklace needle notebook oil opener organizer outlet oven paint
  paper pedal pencil perfume piano pillow pipe piston plate player plier plug polish poncho poster powder pressure
  primer printer projector puller pump puzzle rack radiator radio rail razor receiver recliner refrigerator relay remote
  repair ring rope rotor router ruler sander sauce scanner scarf scooter scope screen screw sealant seat sensor shade
  shampoo sheet shelf shelves shirt shock shorts shovel shower signal silicone siren skirt sleeping slipper socket socks
  sofa solder spare spatula speaker spindle spoiler sponge spoon spray spring sprinkler stand starter steering stereo
  sticker stool stove strap stroller strut sunscreen sunshade suspension sweater switch table tablet taillight
  tailgate tailpipe tape tent thermometer thermos thermostat throttle tights timer toaster toilet tongs toothbrush torch
  towel toys tracker tractor trailer transmission tripod trolley trousers turbo turntable umbrella valve vacuum varnish
  vase visor wagon wallet washer watch wax weight whistle winch window windshield wiper wire wrench
`;

/** Models that we may not have, and whose names look like typos of others. */
const MODELS = 'accent avatr boxster elgrand patrol versa vesta';

const WORDS = `${NAMES} ${MODELS}`.trim().split(/\s+/);

/** Returns whether a word, as `wordsOf` writes it, is a real one or the beginning of one, in the singular or plural. */
export const isReal = (word: string): boolean => WORDS.some((real) => `${real}s`.startsWith(word));
