import { jeep } from '../lib/jeep.mjs';
import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { place, sheet } from '../lib/shapes.mjs';
import { ash, tuft } from '../lib/terrain.mjs';

/** An old open jeep on a track of grey ash; the volcano takes the first sun. One unit is 5 cm. */
export const size = [1920, 1080];

export function picture() {
  const scene = new Scene(401);
  const sun = sunAt(-72, 19);
  // Where the track runs, and how deep its ruts are.
  const middle = (z) =>
    17 -
    0.8 * (z + 40) +
    (z < -40 ? 0.0034 * (z + 40) ** 2 * -1 * Math.max(0.2, 1 + (z + 40) * 0.004) : 0);
  const ground = (x, z) => {
    const d = x - middle(z);
    let y =
      fbm3(x * 0.012, 1, z * 0.012, 4) * 14 * smooth(18, 90, Math.abs(d)) +
      ridge3(x * 0.03, 5, z * 0.03, 4) * 3.4 * smooth(16, 46, Math.abs(d));
    const rut = (c) => Math.exp(-(((d - c) / 3.4) ** 2));
    y -= 1.7 * (rut(-13) + rut(13));
    y +=
      0.9 * Math.exp(-((d / 6) ** 2)) +
      0.9 * smooth(17, 20, Math.abs(d)) * smooth(32, 22, Math.abs(d));
    // The print of tyres.
    y += 0.09 * Math.sin(z * 2.3) * (rut(-13) + rut(13));
    return y + fbm3(x * 0.11, 2, z * 0.11, 4) * 1.1 + fbm3(x * 0.5, 2, z * 0.5, 3) * 0.28 - 1;
  };
  scene.mesh(
    sheet(260, 300, (u, v) => {
      const k = (1 - v) ** 2.2;
      const z = 78 - (1 - k) * 560;
      const x = (u - 0.5) * (150 + (1 - k) * 900) + 0;
      return [x, ground(x, z), z];
    }),
    scene.material(ash()),
  );
  const rock = scene.material(
    kit.basalt({ tone: [0.06, 0.055, 0.052], dust: [0.22, 0.19, 0.165], scale: 0.7 }),
  );
  for (let i = 0; i < 520; i++) {
    const z = 66 - scene.random() ** 1.6 * 260;
    const x = middle(z) + scene.between(-1, 1) * 130;
    const d = Math.abs(x - middle(z));
    if (d < 20 && scene.random() < 0.93) continue;
    const r = scene.random() ** 3 * (d < 24 ? 0.8 : 4.6) + 0.3;
    scene.mesh(
      pantry.crystal(i, r, 18, r > 1.6 ? 3 : 2),
      rock,
      place()
        .scale(1.2, 0.75, 1)
        .turnY(i)
        .move(x, ground(x, z) + r * 0.25, z),
    );
  }
  // Dry tufts that live on the ash.
  const straw = scene.material(
    kit.plain([0.3, 0.27, 0.1], { rough: 0.6, vary: 0.4, scale: 0.2, through: 0.5 }),
  );
  for (let i = 0; i < 70; i++) {
    const z = 60 - scene.random() ** 1.4 * 200;
    const x = middle(z) + (scene.random() < 0.5 ? -1 : 1) * scene.between(24, 110);
    tuft(scene, [x, ground(x, z), z], straw);
  }

  jeep(scene, {
    at: place().turnZ(0.012).turnY(-2.3).move(17, 0, -40),
    lift: ground(17, -40) + 1,
  });

  const backdrop = landPlate(
    960,
    540,
    {
      volcano: { x: -2.6, z: 10.5, height: 3.5, width: 2.3 },
      eye: [0, 0.95, -1],
      pitch: 0.075,
      angle: 40,
      sun: { azimuth: -80, height: 15 },
      seed: 8,
      ridges: 0.75,
      mist: { level: 0.42, depth: 0.1, strength: 0.9 },
      air: 0.03,
      skyTop: [0.2, 0.34, 0.6],
      skyMiddle: [0.62, 0.6, 0.6],
      skyLow: [1.2, 0.8, 0.46],
      sunColor: [6.4, 4.1, 2.1],
    },
    0,
  );
  return {
    scene,
    camera: { from: [-16, 19, 92], to: [-5, 21, 0], angle: 33, aperture: 0.34, focus: 132 },
    sun: { direction: sun, color: [9.6, 5.9, 2.9], spread: 0.02 },
    sky: skyOf({
      sun,
      zenith: [0.32, 0.44, 0.66],
      horizon: [0.95, 0.76, 0.56],
      ground: [0.13, 0.115, 0.1],
      glow: [2.6, 1.6, 0.8],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.001, color: [0.72, 0.6, 0.48], glow: 0.9 },
    steam: [
      {
        x: 0.84,
        y: 0.7,
        height: 0.22,
        width: 0.3,
        strength: 0.3,
        seed: 91,
        color: [0.85, 0.7, 0.54],
        lean: 0.12,
      },
      {
        x: 0.92,
        y: 0.74,
        height: 0.3,
        width: 0.34,
        strength: 0.34,
        seed: 95,
        color: [0.85, 0.7, 0.54],
        lean: 0.1,
      },
    ],
    look: { key: 0.64, at: 0.92, vignette: 0.3, contrast: 1.7, saturation: 1.18 },
  };
}
