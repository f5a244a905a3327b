import { buildIfStale } from './build.ts'

if (!(await buildIfStale())) console.log('The build is up to date.')
