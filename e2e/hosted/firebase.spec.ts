import { declareErrands } from '../identity-contract/errands.ts'
import { test } from './hosted-test.ts'

declareErrands(test)
