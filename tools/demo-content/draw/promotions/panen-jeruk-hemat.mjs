import { crate, heap } from '../lib/harvest.mjs';
import * as kit from '../lib/kit.mjs';
import { Plate, skyOf, sunAt } from '../lib/light.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, place } from '../lib/shapes.mjs';

/** A full crate on the packing table, one orange cut open, the orchard out of focus behind. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(741);
  const sun = sunAt(-128, 38);
  const board = scene.material(
    kit.wood({ dark: [0.16, 0.085, 0.04], light: [0.44, 0.27, 0.14], rough: 0.5, worn: 0.45 }),
  );
  kit.table(scene, board, { width: 13, count: 7, length: 170, z: -6 });
  const slats = scene.material(
    kit.wood({ dark: [0.24, 0.13, 0.06], light: [0.56, 0.39, 0.21], rough: 0.62, worn: 0.35 }),
  );
  const skin = scene.material(kit.peel({ green: 0.22, pore: 9 }));
  const flesh = scene.material(kit.pulp({}));
  const stalk = scene.material(kit.plain([0.17, 0.21, 0.06], { rough: 0.7 }));
  const green = scene.material(
    kit.leafGreen({ color: [0.035, 0.12, 0.018], light: [0.12, 0.27, 0.04], rough: 0.26 }),
  );
  const turn = -0.22;
  crate(scene, [-5, 0, -10], { width: 44, depth: 28, height: 19, material: slats, turn });
  // Full to the bottom, with a heap above the edge.
  for (const d of [-11, 0, 11])
    for (const [y, radius, layers] of [
      [4.4, 9.2, 1],
      [9.2, 9.2, 1],
      [13.6, 9.6, 3],
    ])
      heap(scene, [-5 + d * Math.cos(turn), y, -10 - d * Math.sin(turn)], radius, {
        size: 3.7,
        layers,
        skin,
        stalk,
        leaf: y > 10 ? green : null,
        peak: 0.64,
      });
  for (const [x, z, r, a] of [
    [29, 3, 3.8, 0.6],
    [35.4, -2.6, 3.7, 2.2],
    [31, -8.4, 3.8, 4],
    [-33, 12, 3.8, 1],
    [4.5, 17.5, 3.7, 5],
  ])
    kit.orange(scene, [x, r * 0.94, z], r, {
      skin,
      stalk,
      tilt: place().turnX(Math.sin(a)).turnZ(Math.cos(a)),
    });
  kit.halfOrange(scene, [13.5, 3.8, 15.5], 3.9, [0.12, 0.5, 0.86], { skin, flesh });
  kit.halfOrange(scene, [21.6, 3.6, 14], 3.9, [-0.34, 0.62, 0.7], { skin, flesh });
  for (const [x, z, a, l] of [
    [-24, 17, 0.5, 9],
    [-28, 18.5, 2.3, 8],
    [27, 13.5, 1.1, 9],
    [-3, 18.5, 3.6, 8],
    [36, 7, 5, 8],
  ])
    scene.mesh(
      kit.leaf({
        length: l,
        width: l * 0.42,
        fold: 0.3,
        bend: 0.1,
        wave: 0.08,
        steps: 28,
        across: 12,
      }),
      green,
      place().turnZ(0.1).turnY(a).move(x, 0.6, z),
    );
  // A small scale weight of brass and a knife keep the cut halves company.
  const brass = scene.material(kit.plain([0.72, 0.5, 0.2], { rough: 0.28, metal: 1, vary: 0.1 }));
  scene.mesh(
    box(5.4, 0.16, 0.75, 0.14, 8),
    scene.material(kit.plain([0.6, 0.6, 0.6], { rough: 0.22, metal: 1 })),
    place().turnY(0.5).move(9.4, 0.5, 22.5),
  );
  scene.mesh(
    box(4, 0.7, 0.95, 0.6, 10),
    scene.material(kit.wood({ dark: [0.05, 0.02, 0.01], light: [0.16, 0.07, 0.03] })),
    place().turnY(0.5).move(1.2, 0.7, 27),
  );
  scene.strand(
    [
      [4.3, 0.75, 25.2],
      [5, 0.7, 24.9],
    ],
    0.75,
    brass,
  );
  const backdrop = new Plate(320, 240, 6);
  backdrop.gain = 0.85;
  backdrop
    .gradient([
      [0, [0.62, 0.74, 0.5]],
      [0.3, [0.3, 0.42, 0.14]],
      [0.55, [0.12, 0.2, 0.05]],
      [1, [0.1, 0.14, 0.04]],
    ])
    .foliage({
      top: 0,
      bottom: 0.55,
      palette: [
        [0.06, 0.13, 0.025],
        [0.13, 0.24, 0.05],
        [0.3, 0.42, 0.12],
        [0.04, 0.09, 0.02],
      ],
      count: 340,
      size: [0.03, 0.1],
      alpha: 0.5,
    })
    .bokeh({
      count: 70,
      top: 0.02,
      bottom: 0.5,
      palette: [
        [0.95, 0.34, 0.03],
        [0.9, 0.42, 0.06],
        [0.8, 0.78, 0.4],
      ],
      size: [0.014, 0.032],
      power: [0.25, 0.8],
    })
    .blur(0.006);
  return {
    scene,
    camera: { from: [3, 36, 74], to: [1, 11.5, 0], angle: 39, aperture: 0.7, focus: 70 },
    sun: { direction: sun, color: [8.8, 6.6, 4.1], spread: 0.05 },
    sky: skyOf({
      sun,
      zenith: [0.4, 0.5, 0.56],
      horizon: [0.8, 0.82, 0.56],
      ground: [0.14, 0.12, 0.06],
      glow: [2, 1.6, 1],
      leaves: 0.4,
    }),
    backdrop,
    look: { key: 0.62, at: 0.93, vignette: 0.32, contrast: 1.8, saturation: 1.18 },
  };
}
