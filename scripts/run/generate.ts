await import('../generate.ts')
