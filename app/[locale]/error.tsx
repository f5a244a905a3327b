'use client'

export { ErrorView as default } from '#app/page/error-view.tsx'
