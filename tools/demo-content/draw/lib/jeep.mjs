import * as kit from './kit.mjs';
import { clamp, fbm3, mix, noise3, smooth } from './noise.mjs';
import { box, curve, extrude, lathe, place, sheet } from './shapes.mjs';

/**
 * An old open jeep. One unit is 5 cm; its own x runs to the front, y up, z to its left, and its
 * wheels stand on y 0. `at` turns and moves it, `lift` is the height of the ground; `lamps` is how
 * brightly they shine.
 */
export function jeep(
  scene,
  {
    at,
    lift,
    color = [0.5, 0.105, 0.018],
    roof = [0.4, 0.33, 0.22],
    dust = 1,
    dustColor = [0.26, 0.22, 0.18],
    lamps = 1,
    steer = 0.16,
  },
) {
  const P = (p) => {
    const q = at.point(p);
    return [q[0], q[1] + lift, q[2]];
  };
  const J = (p = place()) => {
    // Moves on top of the jeep's own place.
    return {
      point: (v) => P(p.point(v)),
      normal: (v) => at.normal(p.normal(v)),
    };
  };
  const dusty = (color, rough) => ({
    shade(s) {
      const n = fbm3(s.x * 0.16, s.y * 0.16, s.z * 0.16, 4);
      const h = s.y - lift;
      const d = clamp(smooth(17, 7, h + n * 9) * 0.75 + clamp(s.ny) * 0.3 + n * 0.35) * dust;
      s.color(color, 1 + n * 0.12);
      s.blend(dustColor, d * 0.85);
      s.rough = mix(rough, 0.8, d);
      s.f0 = 0.05;
      s.bump((x, y, z) => fbm3(x * 0.2, y * 0.2, z * 0.2, 2), 0.05, 0.08);
    },
  });
  const paint = scene.material(dusty(color, 0.2));
  const cream = scene.material(dusty([0.66, 0.6, 0.47], 0.3));
  const black = scene.material(dusty([0.02, 0.02, 0.021], 0.45));
  const rubber = scene.material(dusty([0.022, 0.021, 0.02], 0.75));
  const metal = scene.material({
    shade(s) {
      s.color([0.56, 0.54, 0.5]);
      s.metal = 1;
      s.rough = 0.3;
    },
  });
  const seatMat = scene.material(kit.plain([0.09, 0.045, 0.025], { rough: 0.5, vary: 0.2 }));
  const canvas = scene.material(kit.cloth({ color: roof, stripe: null, threads: 5 }));
  const lamp = scene.material({
    shade(s) {
      s.color([0.9, 0.85, 0.72]);
      s.er = 0.35 * lamps;
      s.eg = 0.28 * lamps;
      s.eb = 0.18 * lamps;
      s.rough = 0.08;
    },
  });
  const dark = scene.material(kit.plain([0.006, 0.006, 0.006], { rough: 0.8 }));
  const amber = scene.material(kit.plain([0.7, 0.22, 0.02], { rough: 0.12, depth: 0.2 }));

  const arc = (cx, cy, r, from, to, n = 12) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const a = from + ((to - from) * i) / n;
      return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    });
  // Sides of the tub, with the scoop of the door and the arch of the rear wheel.
  const side = [
    [-33, 10.5],
    ...arc(-22, 8.2, 9.6, 2.9, 0.24, 16),
    [-4, 8.4],
    [8, 8.4],
    [8, 24.6],
    [3.4, 24.8],
    [1.6, 19.4],
    [-0.6, 14.6],
    [-3.4, 12.6],
    [-7.4, 12.6],
    [-10, 14.8],
    [-11.4, 20.5],
    [-12.6, 23.4],
    [-33, 23.4],
  ];
  for (const z of [14.6, -14.6]) scene.mesh(extrude(side, 0.9), paint, J(place().move(0, 0, z)));
  // A pale band along the side.
  for (const z of [15.12, -15.12])
    scene.mesh(
      extrude(
        [
          [-32.6, 20.6],
          [-12.2, 20.6],
          [-12.7, 22.2],
          [-32.6, 22.2],
        ],
        0.08,
      ),
      cream,
      J(place().move(0, 0, z)),
    );
  scene.mesh(box(21, 0.6, 14.4, 0.3, 8), black, J(place().move(-12, 9.4, 0)));
  scene.mesh(box(0.6, 7, 14.6, 0.35, 8), paint, J(place().move(-33, 16.6, 0)));
  scene.mesh(box(0.7, 8.2, 14.4, 0.4, 8), paint, J(place().move(7.6, 16.6, 0)));
  // Cowl, bonnet, grille.
  scene.mesh(
    box(13.2, 7.2, 10.4, 1.7, 14, (p) => [
      p[0],
      p[1] -
        0.05 * Math.max(0, p[0] - 4) * (p[1] > 0 ? 1 : 0) -
        0.012 * p[2] * p[2] * (p[1] > 0 ? 1 : 0),
      p[2] * (1 - 0.006 * (p[0] + 13)),
    ]),
    paint,
    J(place().move(19.6, 17.6, 0)),
  );
  scene.mesh(box(2.6, 2.2, 14.4, 1.2, 10), paint, J(place().move(6.4, 23.0, 0)));
  scene.mesh(box(0.5, 6.6, 12.6, 0.5, 10), paint, J(place().move(32.6, 17.2, 0)));
  for (let i = -3; i <= 3; i++)
    scene.mesh(box(0.3, 4.2, 0.5, 0.3, 6), dark, J(place().move(33, 18.2, i * 1.75)));
  for (const z of [8.9, -8.9]) {
    scene.mesh(
      lathe(
        [
          [0, 0],
          [2.6, 0],
          [2.75, 0.5],
          [2.5, 1.0],
          [2.2, 1.05],
        ],
        40,
      ),
      metal,
      J(
        place()
          .turnZ(-Math.PI / 2)
          .move(32.8, 19.4, z),
      ),
    );
    scene.mesh(
      lathe(
        [
          [2.25, 0.9],
          [1.5, 1.25],
          [0, 1.4],
        ],
        40,
      ),
      lamp,
      J(
        place()
          .turnZ(-Math.PI / 2)
          .move(32.8, 19.4, z),
      ),
    );
    scene.mesh(
      lathe(
        [
          [0, 0],
          [0.95, 0],
          [0.9, 0.5],
          [0, 0.75],
        ],
        24,
      ),
      amber,
      J(
        place()
          .turnZ(-Math.PI / 2)
          .move(33, 14.6, z),
      ),
    );
  }
  // Front wings: a shelf that bends down behind the wheel.
  const wing = [
    [34, 17.4],
    [33.2, 18.4],
    [20, 18.9],
    [12.6, 17.2],
    [8.6, 9.4],
    [8.6, 8.4],
    [10.6, 8.4],
    ...arc(22.4, 8.2, 9.7, 2.9, 0.9, 14),
    [33.4, 16.6],
  ];
  for (const z of [12.4, -12.4]) scene.mesh(extrude(wing, 6.4), paint, J(place().move(0, 0, z)));
  // Bumper, winch, tow hooks, number plate.
  scene.mesh(box(1, 1.35, 16, 0.5, 8), black, J(place().move(37, 11, 0)));
  scene.mesh(box(2.2, 0.7, 1, 0.3, 6), black, J(place().move(35, 11, 7)));
  scene.mesh(box(2.2, 0.7, 1, 0.3, 6), black, J(place().move(35, 11, -7)));
  scene.mesh(
    lathe(
      [
        [0, -4],
        [1.5, -4],
        [1.5, 4],
        [0, 4],
      ],
      20,
    ),
    metal,
    J(
      place()
        .turnX(Math.PI / 2)
        .move(36.4, 13.2, 0),
    ),
  );
  scene.mesh(box(1, 1.2, 14, 0.4, 8), black, J(place().move(-35, 11, 0)));
  // Windscreen frame, steering wheel, seats, rails, canvas.
  const bar = (points, r, m = black) => scene.strand(points.map(P), r, m);
  bar(
    [
      [8, 24.6, 13.6],
      [5.2, 36, 13.2],
    ],
    0.55,
    paint,
  );
  bar(
    [
      [8, 24.6, -13.6],
      [5.2, 36, -13.2],
    ],
    0.55,
    paint,
  );
  bar(
    [
      [5.2, 36, 13.2],
      [5.2, 36, -13.2],
    ],
    0.55,
    paint,
  );
  bar(
    [
      [6.6, 30.4, 0],
      [5.2, 36, 0],
    ],
    0.35,
    paint,
  );
  bar(
    [
      [7.9, 25.2, 13.6],
      [7.9, 25.2, -13.6],
    ],
    0.55,
    paint,
  );
  const ring = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * 6.2832;
    return [1.6 + 2.1 * Math.cos(a) * 0.5, 25.4 + 3.3 * Math.cos(a), 7 + 3.5 * Math.sin(a)];
  });
  bar(ring, 0.26, black);
  bar(
    [
      [1.6, 25.4, 7],
      [6, 21, 7],
    ],
    0.3,
    black,
  );
  for (const z of [7, -7]) {
    scene.mesh(box(4.4, 1.5, 4.6, 1, 10), seatMat, J(place().move(-5.6, 14.6, z)));
    scene.mesh(box(1.3, 5.2, 4.6, 1, 10), seatMat, J(place().turnZ(0.16).move(-10.6, 19.6, z)));
  }
  scene.mesh(box(3.2, 1.4, 11.5, 1, 10), seatMat, J(place().move(-24.5, 17.2, 0)));
  scene.mesh(box(1.2, 4.4, 11.5, 1, 10), seatMat, J(place().turnZ(0.14).move(-28.6, 22, 0)));
  for (const z of [13.4, -13.4]) {
    bar(
      curve(
        [
          [-12.4, 23, z],
          [-12.4, 33, z],
          [-12.8, 35.6, z * 0.96],
          [-13.6, 36.3, z * 0.86],
        ],
        14,
      ),
      0.6,
    );
    bar(
      curve(
        [
          [-31.4, 23, z],
          [-31.4, 33, z],
          [-31, 35.4, z * 0.96],
          [-30.4, 36.2, z * 0.86],
        ],
        14,
      ),
      0.6,
    );
    bar(
      [
        [-13.2, 36.2, z * 0.9],
        [5.2, 36, z * 0.95],
      ],
      0.45,
    );
    bar(
      [
        [-13.2, 36.2, z * 0.9],
        [-31, 36, z * 0.9],
      ],
      0.45,
    );
  }
  bar(
    [
      [-13.4, 36.4, 12],
      [-13.4, 36.4, -12],
    ],
    0.6,
  );
  bar(
    [
      [-30.6, 36.2, 12],
      [-30.6, 36.2, -12],
    ],
    0.6,
  );
  scene.mesh(
    sheet(40, 24, (u, v) => {
      const x = -32.5 + u * 38.8;
      const z = (v - 0.5) * 27.4;
      const sag = 0.5 * Math.sin(((x + 31) / 17.5) * Math.PI) ** 2;
      const edge = smooth(0.43, 0.5, Math.abs(v - 0.5));
      return [
        x,
        37.1 -
          sag -
          edge * (1.7 + 0.35 * Math.sin(x * 0.8)) +
          0.5 * Math.cos((v - 0.5) * 3) +
          0.12 * noise3(x * 0.4, 1, z * 0.4),
        z,
      ];
    }),
    canvas,
    J(),
  );
  // Things tied to the back, a mirror.
  scene.mesh(
    box(2.6, 4.2, 1.6, 0.5, 8),
    scene.material(dusty([0.1, 0.14, 0.06], 0.5)),
    J(place().move(-36.2, 17, 9.4)),
  );
  bar(
    [
      [7.4, 26.4, 14],
      [8.4, 27.4, 16.6],
    ],
    0.24,
  );
  scene.mesh(box(0.35, 1.7, 1.2, 0.3, 6), black, J(place().move(8.4, 28.4, 17)));
  // Wheels.
  const wheel = (x, y, z, turn = 0, flat = false) => {
    const W = (p) => J(flat ? p.turnY(Math.PI / 2).move(x, y, z) : p.turnY(turn).move(x, y, z));
    const tyre = curve(
      [
        [4.6, -2.1],
        [5.2, -2.55],
        [6.6, -2.75],
        [7.6, -2.35],
        [7.95, -1.2],
        [8, 0],
        [7.95, 1.2],
        [7.6, 2.35],
        [6.6, 2.75],
        [5.2, 2.55],
        [4.6, 2.1],
      ],
      40,
    );
    scene.mesh(lathe(tyre, 64), rubber, W(place().turnX(Math.PI / 2)));
    for (let i = 0; i < 30; i++)
      for (const s of [-1, 1]) {
        const a = ((i + (s > 0 ? 0.5 : 0)) / 30) * 6.2832;
        scene.mesh(
          box(0.5, 0.5, 1.35, 0.15, 6),
          rubber,
          W(
            place()
              .turnY(s * 0.45)
              .move(0, 7.95, s * 1.35)
              .turnZ(a),
          ),
        );
      }
    for (const s of [-1, 1])
      scene.mesh(
        lathe(
          [
            [4.75, 1.9],
            [4.5, 1.5],
            [4.2, 0.9],
            [3, 0.7],
            [2.6, 1.2],
            [1.3, 1.35],
            [1.2, 2.1],
            [0, 2.2],
          ],
          40,
        ),
        cream,
        W(place().turnX((s * Math.PI) / 2)),
      );
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.2832;
      for (const s of [-1, 1])
        scene.mesh(
          lathe(
            [
              [0.42, 1],
              [0.42, 1.75],
              [0, 1.8],
            ],
            8,
          ),
          metal,
          W(
            place()
              .turnX((s * Math.PI) / 2)
              .move(1.95 * Math.cos(a), 1.95 * Math.sin(a), 0),
          ),
        );
    }
  };
  for (const z of [13, -13]) {
    wheel(22.4, 8, z, steer);
    wheel(-22, 8, z);
  }
  wheel(-36.6, 18.6, -2.5, 0, true);
  bar(
    [
      [22.4, 8, 13],
      [22.4, 8, -13],
    ],
    0.8,
  );
  bar(
    [
      [-22, 8, 13],
      [-22, 8, -13],
    ],
    0.8,
  );
}
