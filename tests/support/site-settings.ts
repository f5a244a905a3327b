import { env, parseEnv } from '#lib/process/env.ts'

/**
 * Gives the site's modules of this worker other settings, and new singletons (gateways, limits), as if its process had
 * started with them: the files of a worker share its modules. Values that a module computes when it is loaded stay as
 * they are; those follow `SITE_ORIGIN` and the log level, which no two suites give differently.
 */
export function restartSite(settings: Readonly<Record<string, string>>): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith('site.')) Reflect.deleteProperty(globalThis, key)
  // Modules that are loaded later read it too.
  Object.assign(process.env, settings)
  Object.assign(env, parseEnv(process.env))
}
