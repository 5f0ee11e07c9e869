import * as fc from 'fast-check';
import { DEPLOYMENTS, operations, seen } from '@lereng/api-testing';
import {
  GeneratedTraffic,
  generatedRequest,
  type GeneratedRequest,
} from './support/generated/requests';

/** Requests to each database: `npm run test:requests` sends 100,000. */
const REQUESTS = Number(process.env['GENERATED_REQUESTS'] ?? 600);
/** After as many, an empty database: lists that only grow would become all that is measured. */
const ROUND = 2_000;
/** That of a failure makes the same requests again. A long run takes another one each time. */
const SEED = Number(process.env['GENERATED_SEED'] ?? 1);
/** A request as a failure has printed it, to be sent first. */
const REPLAY = process.env['GENERATED_REQUEST'];

const rounds = Array.from({ length: Math.ceil(REQUESTS / ROUND) }, (_, index) => SEED + index);
const replayed = REPLAY ? [JSON.parse(REPLAY) as GeneratedRequest] : [];

describe.each(DEPLOYMENTS)('generated requests on $name', (kind) => {
  it.each(rounds)(
    'get responses that openapi.json describes, none of them 5xx (seed %i)',
    async (seed) => {
      const { server, dispose } = await kind.start({ env: { TRUST_PROXY: '1' } });
      try {
        const traffic = await GeneratedTraffic.start(server.origin);
        const property = fc.asyncProperty(generatedRequest(), async (request) => {
          const { status } = await traffic.send(request);
          if (status >= 500) throw new Error(`Status ${status}: ${server.output.slice(-2_000)}`);
        });
        const numRuns = Math.min(ROUND, REQUESTS);
        await fc.assert(property, {
          seed,
          numRuns,
          examples: replayed.map((request) => [request] as [GeneratedRequest]),
          reporter: (details) => {
            if (!details.failed) return;
            const [request] = details.counterexample ?? [];
            const replay = `GENERATED_SEED=${seed} GENERATED_REQUEST='${JSON.stringify(request)}'`;
            throw new Error(`${String(details.errorInstance)}\n${replay}`);
          },
        });
        // What requests have stored, the rules of stored rows take.
        const { output } = await server.run('doctor', [], '', server.env);
        expect(output).toContain('ok       rows: the rules take every row');
      } finally {
        await dispose();
      }
    },
    600_000,
  );

  it('have reached every operation, many with success', () => {
    const reached = (status: RegExp) =>
      operations.filter(({ id, statuses }) =>
        statuses.some((each) => status.test(each) && seen.has(`${id} ${each}`)),
      );
    expect(reached(/./).map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
    expect(reached(/^20/).length).toBeGreaterThan(operations.length / 3);
  });
});
