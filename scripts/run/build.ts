import { buildIfStale } from './site-build.ts'

if (!(await buildIfStale())) console.log('The build is up to date.')
