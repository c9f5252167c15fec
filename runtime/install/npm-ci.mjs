import { findNpm } from './find-npm.mjs';
import { run, withNodeFirst } from '../process/run.mjs';
import { Unable } from '../process/unable.mjs';

// What a person sets to reach a registry. The rest of npm's variables belong to the `npm start` around this command.
const ofTheNetwork =
  /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https?_proxy|noproxy|cafile|ca|cert|key|strict_ssl|offline|prefer_offline|fetch_.*|\/\/.*|@.*)$/i;

/** The environment for npm inside an npm script: without the outer run's settings, so that `npm start --omit=x` does not steer it. */
export function npmEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => {
    if (/^npm_config_/i.test(name)) return ofTheNetwork.test(name);
    return !/^(npm_.*|NODE_ENV|INIT_CWD|NODE)$/i.test(name);
  });
  return Object.fromEntries(kept);
}

/** One sentence for why npm failed, from what it printed; undefined when it is none of the usual reasons. */
export function explainNpmFailure(output, where) {
  const reasons = [
    [/\bENOSPC\b/, 'The disk is full. Make about 1 GB of room and run this again.'],
    [/\b(EACCES|EPERM|EROFS)\b/, `${where} or npm's cache cannot be written to. Run this as the owner of both folders.`],
    [/\bE(401|403)\b|\bE407\b/, "The package registry refused access. Check npm's registry, proxy and login settings."],
    [/\bEINTEGRITY\b/, 'A downloaded package is damaged. Run "npm cache verify", then this again.'],
    [/\b(E404|ETARGET)\b/, "The package registry does not have one of the packages. Check npm's registry setting."],
    [/\b(EUSAGE|ELOCKVERIFY)\b/, 'package.json and package-lock.json do not agree. Run "npm install" and commit the lock file.'],
    [
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|E50\d)\b/,
      'The package registry could not be reached. Check the internet connection and run this again.',
    ],
  ];
  return reasons.find(([pattern]) => pattern.test(output))?.[1];
}

/** Installs exactly what the lock file in `cwd` says, running npm with the given Node; answers what npm said, refuses with one sentence. */
export async function npmCi(node, cwd, flags = []) {
  const quick = ['--fetch-retries=3', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000'];
  // No package needs its install script to run here, so none is given the chance.
  const npm = findNpm();
  const args = [npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http', ...quick, ...flags];
  const env = { ...withNodeFirst(node, npmEnvironment(process.env)), npm_config_globalconfig: await globalConfig(npm) };
  const { code, output, interrupted } = await run(node, args, { cwd, env, quiet: true });
  if (interrupted) throw new Unable('Stopped before the packages were installed.');
  if (code === 0) return output;
  throw new Unable(
    explainNpmFailure(errorsIn(output), cwd) ?? `npm could not install the packages. It said:\n${errorsIn(output) || output.trim()}`,
  );
}

const errorsIn = (output) =>
  output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .join('\n');

// npm looks for the machine-wide settings beside the Node that runs it, so it is told where its own Node has them.
async function globalConfig(npm) {
  const { output } = await run(process.execPath, [npm, 'config', 'get', 'globalconfig', '--loglevel=silent'], { quiet: true });
  return output.trim();
}
