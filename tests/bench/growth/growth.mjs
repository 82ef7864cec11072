import { readFile } from 'node:fs/promises';
import { startNativePostgres } from '../../security/nativePostgres.ts';
import { calls } from './calls.mjs';

/** Nothing happens by itself while it is measured, and a database that is thrown away need not reach the disk. */
const settings = ['autovacuum=off', 'fsync=off', 'jit=off', 'max_wal_size=4GB'];

/** A plan is for any parameters from the sixth call of a connection on. */
const warmups = 7;

/**
 * How the pages that each call touches grow with the school: from 1,000 to 10,000 students, and to
 * 100,000 when `only` is `large`.
 * @returns whether each stayed within its budget at ten times the size and none read the whole ledger
 */
export async function run(only) {
  const sizes = [1000, 10_000, ...(only === 'large' ? [100_000] : [])];
  const postgres = await startNativePostgres(settings);
  try {
    const measured = [];
    for (const students of sizes) {
      await fill(postgres, students);
      await refuseForgotten(postgres);
      const figures = [];
      for (const call of calls) figures.push(await measure(postgres, call));
      measured.push(figures);
    }
    return judge(sizes, measured);
  } finally {
    await postgres.stop();
  }
}

async function fill(postgres, students) {
  const began = Date.now();
  await postgres.sql(`select set_config('bench.students', $1, false)`, [String(students)]);
  await postgres.sql(await readFile(new URL('school.sql', import.meta.url), 'utf8'));
  // As the clock does, a few days at a time.
  await postgres.sql('select private.keep_school_days(28)');
  await postgres.sql('vacuum (analyze)');
  const [ledger] = await postgres.sql(
    `select count(*)::int as rows, pg_total_relation_size('public.practice_ledger') / count(*) as bytes
    from public.practice_ledger`,
  );
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${students} students: ${ledger.rows} rows of the ledger, ${ledger.bytes} bytes each; filled in ${seconds} s.`,
  );
}

/** Every function of the API that only reads is measured; those of rows and `health` read nothing that grows. */
async function refuseForgotten(postgres) {
  const reads = await postgres.sql(
    `select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 's' and not proretset
      and proname <> 'health' and has_function_privilege('authenticated', oid, 'execute')`,
  );
  const forgotten = reads.filter(({ name }) => !calls.some(({ sql }) => sql.includes(`.${name}(`)));
  if (forgotten.length) {
    throw new Error(`calls.mjs lacks ${forgotten.map(({ name }) => name).join(', ')}.`);
  }
}

/** The pages that a call touches, those of the statements in its functions too, as the person who makes it. */
async function measure(postgres, { sql, person }) {
  const asPerson = async (statement) => {
    await postgres.sql('begin');
    const scansBefore = await ledgerScans(postgres);
    await postgres.sql(
      `select set_config('request.jwt.claims', json_build_object('sub', md5($1)::uuid)::text, true)`,
      [person],
    );
    await postgres.sql('set local role authenticated');
    const [row] = await postgres.sql(statement);
    await postgres.sql('reset role');
    const scans = (await ledgerScans(postgres)) - scansBefore;
    await postgres.sql('rollback');
    return { row, scans };
  };
  for (let time = 1; time <= warmups; time += 1) await asPerson(`select ${sql}`);
  const { row, scans } = await asPerson(`explain (analyze, buffers, format json) select ${sql}`);
  const [plan] = row['QUERY PLAN'];
  return {
    pages: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
    ms: plan['Execution Time'],
    scans,
  };
}

/** How often the whole ledger was read. The count goes on until the server collects it, between transactions. */
async function ledgerScans(postgres) {
  const [row] = await postgres.sql(
    `select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'practice_ledger'`,
  );
  return row.scans;
}

function judge(sizes, measured) {
  const faults = [];
  const rows = calls.map(({ name, most }, place) => {
    const figures = measured.map((each) => each[place]);
    const ratios = figures
      .slice(1)
      .map(({ pages }, later) => pages / Math.max(1, figures[later].pages));
    if (ratios.some((ratio) => ratio > most))
      faults.push(`${name}: more than ${most} times the pages`);
    if (figures.some(({ scans }) => scans > 0)) faults.push(`${name}: reads the whole ledger`);
    return [
      name,
      {
        ...Object.fromEntries(sizes.map((size, at) => [`pages at ${size}`, figures[at].pages])),
        times: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
        'at most': most,
        ms: figures.map(({ ms }) => ms.toFixed(1)).join(', '),
      },
    ];
  });
  console.table(Object.fromEntries(rows));
  console.log(faults.length ? faults.join('\n') : 'Everything within its budget.');
  return faults.length === 0;
}
