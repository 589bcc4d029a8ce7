import cargoLiner from '../../../assets/goods/cargo-liner.svg?react';
import dashCam from '../../../assets/goods/dash-cam.svg?react';
import dashCam2 from '../../../assets/goods/dash-cam-2.svg?react';
import floorMat from '../../../assets/goods/floor-mat.svg?react';
import floorMat2 from '../../../assets/goods/floor-mat-2.svg?react';
import linenSeatCover from '../../../assets/goods/linen-seat-cover.svg?react';
import neopreneSeatCover from '../../../assets/goods/neoprene-seat-cover.svg?react';
import petLiner from '../../../assets/goods/pet-liner.svg?react';
import seatCover from '../../../assets/goods/seat-cover.svg?react';
import trunkLiner from '../../../assets/goods/trunk-liner.svg?react';
import twoDashCams from '../../../assets/goods/two-dash-cams.svg?react';
import velourMat from '../../../assets/goods/velour-mat.svg?react';
import type { Drawing } from '../Picture.js';

export default {
  'seat-cover': seatCover,
  'linen-seat-cover': linenSeatCover,
  'neoprene-seat-cover': neopreneSeatCover,
  'floor-mat': floorMat,
  'floor-mat-2': floorMat2,
  'velour-mat': velourMat,
  'trunk-liner': trunkLiner,
  'cargo-liner': cargoLiner,
  'pet-liner': petLiner,
  'dash-cam': dashCam,
  'dash-cam-2': dashCam2,
  'two-dash-cams': twoDashCams,
} as const satisfies Readonly<Record<string, Drawing>>;
