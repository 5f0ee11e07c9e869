import { jeep } from '../lib/jeep.mjs';
import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import { clamp, fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { place } from '../lib/shapes.mjs';
import { meadow, plain, stones, turf } from '../lib/terrain.mjs';

/** A jeep on the grass of a ridge, turned to the first sun above a sea of mist. One unit is 5 cm. */
export const size = [1280, 960];
export const scale = 0.85;

export function picture() {
  const scene = new Scene(611);
  const sun = sunAt(21, 7);
  const track = (x, z) => {
    const d = x - 8 - 0.35 * (z + 20);
    return Math.exp(-(((d - 12) / 3.6) ** 2)) + Math.exp(-(((d + 12) / 3.6) ** 2));
  };
  const floor = (x, z) =>
    fbm3(x * 0.014, 1, z * 0.014, 4) * 7 -
    120 * smooth(-70, -230, z + 0.2 * x) -
    50 * smooth(70, 240, Math.abs(x)) +
    fbm3(x * 0.12, 2, z * 0.12, 3) * 0.9 -
    1.2 * clamp(track(x, z));
  plain(
    scene,
    floor,
    scene.material(
      turf({
        green: [0.09, 0.1, 0.03],
        dry: [0.26, 0.2, 0.07],
        earth: [0.16, 0.11, 0.075],
        path: (s, n) => clamp(track(s.x, s.z) * 1.1 + n * 0.5) * 0.9,
      }),
    ),
    { near: 130, far: 240, width: 150, spread: 420 },
  );
  const spot = () => {
    const z = 118 - scene.random() ** 1.2 * 225;
    const x = scene.between(-1, 1) * (60 + (118 - z) * 0.7);
    if (track(x, z) > 0.35 && scene.random() < 0.94) return null;
    if (noise3(x * 0.05, 3, z * 0.05) < -0.35) return null;
    return [x, z];
  };
  meadow(
    scene,
    scene.material(
      kit.plain([0.27, 0.23, 0.07], { rough: 0.6, vary: 0.4, scale: 0.2, through: 0.55 }),
    ),
    floor,
    { count: 20000, at: spot, length: [2, 6.5], width: 0.26, lean: [0.9, 1.5] },
  );
  stones(scene, scene.material(kit.basalt({ dust: [0.2, 0.17, 0.13], moss: 0.5 })), floor, {
    count: 60,
    at: spot,
    size: [0.5, 3.6],
  });
  jeep(scene, {
    at: place().turnZ(0.015).turnY(0.7).move(10, 0, -24),
    lift: floor(10, -24) + 0.6,
    dust: 0.6,
    steer: 0.1,
  });
  const backdrop = landPlate(
    640,
    480,
    {
      volcano: { x: -4.0, z: 11.5, height: 3.5, width: 2.1 },
      eye: [0, 1.25, -1],
      pitch: 0.07,
      angle: 40,
      sun: { azimuth: 21, height: 5 },
      seed: 6,
      mist: { level: 0.55, depth: 0.16, strength: 1.7 },
      skyTop: [0.17, 0.27, 0.5],
      skyMiddle: [0.66, 0.55, 0.55],
      skyLow: [1.5, 0.8, 0.34],
      clouds: 0.8,
    },
    0.001,
  );
  return {
    scene,
    camera: { from: [-14, 20, 128], to: [-9, 29, 0], angle: 40, aperture: 0.1, focus: 150 },
    sun: { direction: sun, color: [12, 6.6, 2.8], spread: 0.02 },
    sky: skyOf({
      sun,
      zenith: [0.34, 0.42, 0.62],
      horizon: [0.95, 0.7, 0.52],
      ground: [0.15, 0.12, 0.08],
      glow: [3.4, 1.9, 0.8],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.0006, color: [0.8, 0.52, 0.34], glow: 1.2 },
    look: { key: 0.74, at: 0.92, vignette: 0.26, contrast: 1.9, saturation: 1.2 },
  };
}
